"use client";

import type { CSSProperties, ReactNode } from "react";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

interface Column {
	/** Empty above what says by itself what it is. */
	word: string;
	/** Of figures, or of ticks; `wide` takes what is left. */
	kind?: "number" | "tick" | "wide";
	/** Shown in place of the word. */
	head?: ReactNode;
	/** Said to screen readers alone. */
	isHidden?: boolean;
}

interface TableProps {
	label: string;
	/** None where each row has a head of its own. */
	columns?: (string | Column)[];
	/** Another page of it is on its way. */
	isStale?: boolean;
	className?: string;
	/** On a phone each row is a card, whose lines say their column. */
	isCards?: boolean;
	/** The rows. */
	children: ReactNode;
}

/**
 * A table of the console. Cells wear `.number` where they hold figures, `.wide` where they take what is left, `.tight`
 * where they never break; the way to what a row is about `.link`.
 */
export function Table(props: TableProps) {
	const { label, columns, isStale, className, isCards, children } = props;
	return (
		<Frame
			className={isCards ? `cards ${className ?? ""}` : className}
			style={isCards ? namesOf(columns) : undefined}
			aria-label={label}
		>
			<table className="full" aria-busy={isStale}>
				{columns && (
					<thead>
						<tr>
							{columns.map((column) =>
								headOf(typeof column === "string" ? { word: column } : column),
							)}
						</tr>
					</thead>
				)}
				<tbody>{children}</tbody>
			</table>
		</Frame>
	);
}

/** What the lines of a card are called, for the style. */
function namesOf(columns: TableProps["columns"] = []): CSSProperties {
	const names = columns.map((column, at) => {
		const word = typeof column === "string" ? column : column.word;
		return [`--column-${at + 1}`, JSON.stringify(word)];
	});
	return Object.fromEntries(names);
}

/** No table of the console has more. */
const columnsMax = 9;

const namedCells = Array.from(
	{ length: columnsMax },
	(_, at) =>
		`td:nth-of-type(${at + 1})::before{content:var(--column-${at + 1});}`,
).join("");

function headOf({ word, kind, head = word, isHidden }: Column) {
	if (!word) return <td key={word} className={kind} />;
	return (
		<th key={word} scope="col" className={kind}>
			{isHidden ? <span className="visually-hidden">{word}</span> : head}
		</th>
	);
}

/** The keyboard scrolls what is wider than the screen. */
const Frame = styled.section.attrs({ className: "table as-card", tabIndex: 0 })`
	position: relative;
	overflow-x: auto;

	table {
		border-collapse: collapse;
	}
	&.table th {
		padding: ${theme.space.x3} ${theme.space.x4};
		color: ${theme.colour.inkSoft};
		font-weight: 600;
		text-align: start;
		white-space: nowrap;
	}
	&.table td {
		padding: ${theme.space.x3} ${theme.space.x4};
		border-top: 1px solid ${theme.colour.hairline};
		vertical-align: top;
	}
	&.table .number {
		text-align: end;
	}
	&.table .wide {
		width: 100%;
		min-width: 200px;
		overflow-wrap: anywhere;
	}
	&.table :is(.number, .tight) {
		white-space: nowrap;
	}
	&.table .link {
		color: ${theme.colour.link};
		font-weight: 600;
	}
	&.table .button {
		padding-inline: ${theme.space.x3};
		font-size: ${theme.type.body};
	}
	${screen.phone} {
		&.cards {
			overflow: visible;
			border: 0;
			background: none;
		}
		&.cards :is(table, tbody) {
			${kit.grid(1, "x3")};
		}
		&.cards thead tr > :not(.tick) {
			display: none;
		}
		&.cards thead .tick::after {
			content: var(--column-1);
			margin-inline-start: ${theme.space.x3};
		}
		&.cards tbody tr {
			position: relative;
			${kit.grid(1, "x2")};
			padding: ${theme.space.x4};
			${kit.card};
		}
		&.cards td {
			display: grid;
			grid-template-columns: auto minmax(0, 1fr);
			column-gap: ${theme.space.x4};
			min-width: 0;
			padding: 0;
			border: 0;
			text-align: end;
			white-space: normal;
		}
		&.cards td > * {
			grid-column: 2;
			justify-self: end;
		}
		${namedCells}
		&.cards td::before {
			grid-row: 1 / span 5;
			color: ${theme.colour.inkSoft};
		}
		/* What the row is about is its title, with the tick at its end. */
		&.cards td.tick {
			position: absolute;
			inset: ${theme.space.x4} ${theme.space.x4} auto auto;
		}
		&.cards :is(td:first-of-type:not(.tick), .tick + td) {
			display: block;
			padding-inline-end: ${theme.space.x10};
			text-align: start;

			> * {
				justify-self: auto;
			}
		}
		&.cards :is(.tick, td:first-of-type:not(.tick), .tick + td)::before {
			content: none;
		}
	}
`;
