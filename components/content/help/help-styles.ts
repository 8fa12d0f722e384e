import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The page of a help article or an agreement: the tree at the left, words at a width that reads well. */
export const HelpStyles = styled.main`
	${kit.main};

	.beside {
		${kit.grid("248px minmax(0, 1fr)", "x8")};
		align-items: start;
	}
	h1 {
		${kit.heading("heading")};
		text-wrap: balance;
	}
	h2 {
		${kit.heading("title")};
	}
	.tree h2 {
		padding-inline: ${theme.space.x3};
		font-size: ${theme.type.body};
	}
	.tree,
	.tree section {
		${kit.stack("x4")};
	}
	.tree section {
		gap: ${theme.space.x1};
	}
	.tree a {
		${kit.row()};
		min-height: 40px;
		padding: ${theme.space.x1} ${theme.space.x3};
		border-radius: ${theme.radius.small};
		color: ${theme.colour.inkSoft};
		line-height: ${theme.line.tight};
		${kit.hover({ background: "sunken", color: "ink" })};
	}
	.tree [aria-current] {
		${kit.marked};
	}
	.tree [data-last] {
		box-shadow: inset 3px 0 ${theme.colour.accent};
		color: ${theme.colour.ink};
	}
	.words {
		${kit.stack("x4")};
		padding: ${theme.space.x8};
		${kit.card};
		font-size: ${theme.type.reading};
	}
	.words > * {
		max-width: 44em;
	}
	.words h2 {
		margin-top: ${theme.space.x3};
	}
	.words p {
		text-wrap: pretty;
	}
	.words .changed {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.body};
	}
	.ask {
		${kit.rowWrap()};
		column-gap: ${theme.space.x3};
		max-width: none;
		margin-top: ${theme.space.x4};
		padding-top: ${theme.space.x5};
		border-top: 1px solid ${theme.colour.hairline};
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.body};
	}
	.ask a {
		${kit.target()};
		color: ${theme.colour.link};
		${kit.underlined};
		overflow-wrap: anywhere;
	}
	.shelves {
		${kit.grid({ all: 3, between: 2, phone: 1 }, "x5")};
		margin-top: ${theme.space.x6};
	}
	.shelves section {
		padding: ${theme.space.x5} ${theme.space.x3};
		${kit.card};
	}
	.tree.shelves h2 {
		font-size: ${theme.type.reading};
	}
	.tree.shelves a {
		min-height: 44px;
	}
	${screen.narrow} {
		.beside {
			grid-template-columns: minmax(0, 1fr);
		}
		.beside .tree {
			grid-row: 2;
		}
		.tree a {
			min-height: 44px;
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
