import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { Moment } from "@/components/ui/moment";
import { theme } from "@/lib/theme/theme";

interface StepListProps {
	steps: { word: string; at: string; note?: string | null }[];
	/** The one that stands is the first then, not the last. */
	isNewestFirst?: boolean;
}

/** What happened, step by step. */
export function StepList({ steps, isNewestFirst = false }: StepListProps) {
	const last = isNewestFirst ? undefined : steps.length - 1;
	return (
		<Steps className={`time-line stack${isNewestFirst ? " newest-first" : ""}`}>
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
		</Steps>
	);
}

const Steps = styled.ol`
	li {
		position: relative;
		padding: 0 0 ${theme.space.x4} ${theme.space.x6};
		overflow-wrap: anywhere;
	}
	li:last-of-type {
		padding-bottom: 0;
	}
	li::before {
		content: "";
		position: absolute;
		inset: 7px auto auto 3px;
		${kit.square(8)};
		border: 2px solid ${theme.colour.inkSoft};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.card};
	}
	li:not(:last-of-type)::after {
		content: "";
		position: absolute;
		inset: 20px auto -6px 8px;
		border-inline-start: 2px solid ${theme.colour.hairline};
	}
	time {
		font-size: ${theme.type.small};
	}
	[aria-current]::before,
	&.newest-first li:first-of-type::before {
		border-color: ${theme.colour.jade};
		background: ${theme.colour.jade};
	}
`;
