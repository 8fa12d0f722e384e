import type { ReactNode } from "react";

interface FactsProps {
	facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names and what is known of each; what is not known is left out. Wears `detailCss` of the region it stands in. */
export function Facts({ facts }: FactsProps) {
	const known = facts.filter(([, value]) => value);
	if (known.length === 0) return null;
	return (
		<dl className="facts">
			{known.map(([name, value]) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
