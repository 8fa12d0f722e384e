import type { ReactNode } from "react";

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
	/** The rows. */
	children: ReactNode;
}

/**
 * A table of the console. Cells wear `.number` where they hold figures, `.wide` where they take what is left, `.tight`
 * where they never break; a row of buttons `.nowrap`; the way to what a row is about `.link`.
 */
export function Table({ label, columns, isStale, children }: TableProps) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what is wider than the screen.
		<section className="table as-card" tabIndex={0} aria-label={label}>
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
		</section>
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
