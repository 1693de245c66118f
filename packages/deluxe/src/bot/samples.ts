import { NO_PARAMS, type Option, type Param, type Params, startingParams } from '@hardtop/kernel';

const ONLY_NOTHING: readonly Params[] = [NO_PARAMS];
const sampled = new WeakMap<readonly Param[], readonly Params[]>();

/** A few values of each parameter: the ends and the middle. Lists of parameters are few, and never change. */
export function samples(option: Option): readonly Params[] {
  const { params } = option;
  if (params === undefined) return ONLY_NOTHING;
  const known = sampled.get(params);
  if (known !== undefined) return known;
  const made = samplesOf(option);
  sampled.set(params, made);
  return made;
}

function samplesOf(option: Option): readonly Params[] {
  const param = option.params?.[0];
  const start = startingParams(option);
  if (param === undefined || param.name === 'short' || param.name === 'inch') return [start];
  if (param.max - param.min > 60) return [-90, -45, 0, 45, 90].map((value) => ({ ...start, [param.name]: value }));
  const middle = param.min + Math.floor((param.max - param.min) / 2);
  return [start, { ...start, [param.name]: middle }];
}
