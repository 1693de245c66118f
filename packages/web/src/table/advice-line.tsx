import type { Question } from '@hardtop/kernel';
import { choiceText } from '../base/figures.ts';
import { Words } from '../rules/words.tsx';
import { optionOf } from './choice.ts';
import type { GivenAdvice } from './table-state.ts';

/** What a good driver would do here, and why. */
export function AdviceLine({ question, advice }: { readonly question: Question; readonly advice: GivenAdvice | null }) {
  const option = optionOf(question, advice?.answer.option);
  return (
    <div className="hint advice" role="status">
      <p>
        {advice === null || option === null ? (
          'Thinking it over…'
        ) : (
          <>
            <b>{choiceText(option, advice.answer.params)}.</b> <Words text={advice.why} />
          </>
        )}
      </p>
    </div>
  );
}
