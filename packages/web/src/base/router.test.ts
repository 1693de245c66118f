import { makeDesignLink } from '@hardtop/workshop/link';
import { describe, expect, it } from 'vitest';
import { parseSecret } from '../pages/join.tsx';
import { parseRoute, paths } from './router.ts';

describe('addresses', () => {
  it.each([
    ['/', { page: 'landing' }],
    ['/about', { page: 'about' }],
    ['/game/a1', { page: 'game', id: 'a1' }],
    ['/replay/a1', { page: 'replay', id: 'a1' }],
    ['/garage', { page: 'garage' }],
    ['/garage/a1', { page: 'workshop', kind: 'design', id: 'a1' }],
    ['/garage/code/x.y', { page: 'workshop', kind: 'code', id: 'x.y' }],
    ['/garage/code', { page: 'workshop', kind: 'code', id: '' }],
    ['/garage/code/cut%E2%8', { page: 'workshop', kind: 'code', id: 'cut%E2%8' }],
    ['/garage/shared', { page: 'workshop', kind: 'shared', id: '' }],
    ['/garage/a/b/c', { page: 'not-found', path: '/garage/a/b/c' }],
    ['/scenarios', { page: 'scenarios' }],
    ['/scenarios/edit', { page: 'scenarios' }],
    ['/scenarios/new/demo', { page: 'scenario-new', ruleset: 'demo', scenario: null }],
    ['/scenarios/new/demo/four%20corners', { page: 'scenario-new', ruleset: 'demo', scenario: 'four corners' }],
    ['/scenarios/edit/a1', { page: 'scenario-edit', id: 'a1' }],
    ['/scenarios/shared', { page: 'scenario-shared', text: '' }],
    ['/scenarios/a1', { page: 'not-found', path: '/scenarios/a1' }],
    ['/desk', { page: 'desk' }],
    ['/desk/new', { page: 'desk-new' }],
    ['/desk/roll', { page: 'desk-roll', asked: '' }],
    ['/desk/a1', { page: 'campaign', id: 'a1' }],
    ['/desk/a/b', { page: 'not-found', path: '/desk/a/b' }],
    ['/game', { page: 'not-found', path: '/game' }],
    ['/game/a/b', { page: 'not-found', path: '/game/a/b' }],
  ])('%s', (path, route) => {
    expect(parseRoute(path)).toEqual(route);
  });

  it('a secret link carries the key in its fragment, and survives the round trip', () => {
    const [path = '', hash = ''] = paths.join('a1', 1, 'k.e-y_').split('#');
    const route = parseRoute(path, hash);
    expect(route).toEqual({ page: 'join', id: 'a1', secret: '1.k.e-y_' });
    expect(parseSecret('1.k.e-y_')).toEqual({ seat: 1, key: 'k.e-y_' });
    expect(parseSecret('')).toBeNull();
  });

  it('a shared design stands in the fragment, where the garage looks for it', () => {
    const link = makeDesignLink('', { ruleset: 'deluxe', code: '1A-b_' }) ?? '';
    const [path = '', hash = ''] = link.split('#');
    expect(parseRoute(path, hash)).toEqual({ page: 'workshop', kind: 'shared', id: 'deluxe.5.1A-b_' });
  });

  it('the players’ link keeps its secret in the fragment too', () => {
    const [path = '', hash = ''] = paths.deskShared('s-e_c').split('#');
    expect(parseRoute(path, hash)).toEqual({ page: 'desk-shared', secret: 's-e_c' });
  });
});
