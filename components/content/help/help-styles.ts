import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The page of a help article or an agreement: the tree at the left, words at a width that reads well. */
export const HelpStyles = styled.main`
	${kit.main};

	.beside {
		${kit.grid({ all: "248px minmax(0, 1fr)", narrow: 1 }, "x8")};
	}
	.words {
		padding: ${theme.space.x8};
	}
	.words > * {
		max-width: 44em;
	}
	.words h2 {
		margin-top: ${theme.space.x3};
	}
	.ask {
		column-gap: ${theme.space.x3};
		max-width: none;
		margin-top: ${theme.space.x4};
		padding-top: ${theme.space.x5};
	}
	.ask a {
		color: ${theme.colour.link};
	}
	${screen.narrow} {
		.beside .tree {
			grid-row: 2;
		}
	}
	${screen.phone} {
		/* The footer right below lists the same. */
		.beside .tree {
			display: none;
		}
		.words {
			padding: ${theme.space.x5} ${theme.space.x4};
		}
	}
`;
