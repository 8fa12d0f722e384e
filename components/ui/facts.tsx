import type { ReactNode } from "react";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

interface FactsProps {
	facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names and what is known of each; what is not known is left out. */
export function Facts({ facts }: FactsProps) {
	const known = facts.filter(([, value]) => value);
	if (known.length === 0) return null;
	return (
		<FactsStyles className="facts">
			{known.map(([name, value]) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</FactsStyles>
	);
}

const FactsStyles = styled.dl`
	${kit.grid("fit-content(45%) minmax(0, 1fr)", "x2", "x3")};

	&.facts > div {
		grid-column: 1 / -1;
		${kit.grid({ all: "subgrid", tablet: "120px minmax(0, 1fr)" })};
		column-gap: ${theme.space.x3};
	}
	dt {
		color: ${theme.colour.inkSoft};
		overflow-wrap: break-word;
	}
	&.facts a {
		min-height: 24px;
	}
	&.facts time {
		color: inherit;
	}
`;
