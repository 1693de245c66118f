// The garage's questions under the book's own settings, for tests that are not about the others.

import type { Paper } from '@hardtop/workshop/sheet';
import { alternativesOf as alternativesUnder } from '../garage/alternatives/alternatives.ts';
import type { Design, SingleDesign } from '../garage/design/design.ts';
import { handlingModifiers as handlingModifiersUnder } from '../garage/figures/handling.ts';
import { fallChance as fallChanceUnder } from '../garage/figures/hauling.ts';
import { linesOf as linesUnder } from '../garage/figures/lines.ts';
import { retrofit as retrofitUnder } from '../garage/figures/retrofit.ts';
import { framesOf as framesUnder, totalsOf as totalsUnder } from '../garage/figures/totals.ts';
import { type Check, check as checkUnder } from '../garage/mending.ts';
import { makeStatLine as makeStatLineUnder } from '../garage/notation/make-stat-line.ts';
import { parseStatLine as parseStatLineUnder } from '../garage/notation/parse-stat-line.ts';
import type { DesignProblem } from '../garage/problems/problem.ts';
import { problemsOf as problemsUnder } from '../garage/problems/problems.ts';
import { vehiclePartsOf as vehiclePartsUnder } from '../garage/sheet/parts.ts';
import * as planning from '../garage/sheet/planning-sheet.ts';
import * as record from '../garage/sheet/record-sheet.ts';
import { DEFAULT_VARIANTS as BOOK } from '../variants.ts';

export const alternativesOf = (design: Design, problem: DesignProblem, problems: readonly DesignProblem[]) =>
  alternativesUnder(design, problem, problems, BOOK);
export const check = (design: Design): Check => checkUnder(design, BOOK);
export const fallChance = (design: SingleDesign) => fallChanceUnder(design, BOOK);
export const framesOf = (design: Design) => framesUnder(design, BOOK);
export const handlingModifiers = (design: Design, weight: number) => handlingModifiersUnder(design, weight, BOOK);
export const linesOf = (design: Design) => linesUnder(design, BOOK);
export const makeStatLine = (design: Design) => makeStatLineUnder(design, BOOK);
export const parseStatLine = (text: string) => parseStatLineUnder(text, BOOK);
export const planningSheetPages = (design: Design, paper: Paper) => planning.planningSheetPages(design, BOOK, paper);
export const planningSheetSvg = (design: Design, paper: Paper) => planning.planningSheetSvg(design, BOOK, paper);
export const problemsOf = (design: Design) => problemsUnder(design, BOOK);
export const recordSheetPages = (design: Design, options: record.SheetOptions) =>
  record.recordSheetPages(design, BOOK, options);
export const recordSheetSvg = (design: Design, options: record.SheetOptions) =>
  record.recordSheetSvg(design, BOOK, options);
export const retrofit = (from: Design, to: Design) => retrofitUnder(from, to, BOOK);
export const totalsOf = (design: Design) => totalsUnder(design, BOOK);
export const vehiclePartsOf = (design: Design) => vehiclePartsUnder(design, BOOK);
