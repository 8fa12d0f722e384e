import { Moment } from "@/components/ui/moment";

interface StepListProps {
	steps: { word: string; at: string; note?: string | null }[];
	/** The one that stands is the first then, not the last. */
	isNewestFirst?: boolean;
}

/** What happened, step by step. Wears `parcelCss` of the region it stands in. */
export function StepList({ steps, isNewestFirst = false }: StepListProps) {
	const last = isNewestFirst ? undefined : steps.length - 1;
	return (
		<ol className={`time-line stack${isNewestFirst ? " newest-first" : ""}`}>
			{steps.map(({ word, at, note }, place) => (
				<li
					key={`${word} ${at}`}
					aria-current={place === last ? "step" : undefined}
				>
					<b className="block">{word}</b>
					<Moment at={at} />
					{note && <p>{note}</p>}
				</li>
			))}
		</ol>
	);
}
