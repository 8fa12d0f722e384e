"use client";

import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "@/lib/theme/theme";

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
	/** The rows. */
	children: ReactNode;
}

/**
 * A table of the console. Cells wear `.number` where they hold figures, `.wide` where they take what is left, `.tight`
 * where they never break; the way to what a row is about `.link`.
 */
export function Table(props: TableProps) {
	const { label, columns, isStale, className, children } = props;
	return (
		<Frame className={className} aria-label={label}>
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
`;
