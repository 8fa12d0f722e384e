import styled from "styled-components";
import { screen, theme } from "@/lib/theme/theme";

/** The page of a help article or an agreement: the tree at the left, words at a width that reads well. */
export const HelpStyles = styled.main`
	max-width: ${theme.width.page};
	margin-inline: auto;
	padding: ${theme.space.x2} ${theme.space.x4} ${theme.space.x12};

	.beside {
		display: grid;
		grid-template-columns: 248px minmax(0, 1fr);
		align-items: start;
		gap: ${theme.space.x8};
	}
	h1 {
		font-size: ${theme.type.heading};
		line-height: ${theme.line.tight};
		text-wrap: balance;
	}
	h2 {
		font-size: ${theme.type.title};
		line-height: ${theme.line.tight};
	}
	.tree h2 {
		padding-inline: ${theme.space.x3};
		font-size: ${theme.type.body};
	}
	.tree,
	.tree section {
		display: grid;
		gap: ${theme.space.x4};
	}
	.tree section {
		gap: ${theme.space.x1};
	}
	.tree a {
		display: flex;
		align-items: center;
		min-height: 40px;
		padding: ${theme.space.x1} ${theme.space.x3};
		border-radius: ${theme.radius.small};
		color: ${theme.colour.inkSoft};
		line-height: ${theme.line.tight};
	}
	.tree [aria-current] {
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
		font-weight: 600;
	}
	.tree [data-last] {
		box-shadow: inset 3px 0 ${theme.colour.accent};
		color: ${theme.colour.ink};
	}
	.words {
		display: grid;
		gap: ${theme.space.x4};
		padding: ${theme.space.x8};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
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
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		column-gap: ${theme.space.x3};
		max-width: none;
		margin-top: ${theme.space.x4};
		padding-top: ${theme.space.x5};
		border-top: 1px solid ${theme.colour.hairline};
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.body};
	}
	.ask a {
		display: inline-flex;
		align-items: center;
		min-height: 44px;
		color: ${theme.colour.link};
		text-decoration: underline;
		text-underline-offset: 3px;
		overflow-wrap: anywhere;
	}
	.shelves {
		display: grid;
		grid-template-columns: repeat(3, minmax(0, 1fr));
		gap: ${theme.space.x5};
		margin-top: ${theme.space.x6};
	}
	.shelves section {
		padding: ${theme.space.x5} ${theme.space.x3};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
	}
	.tree.shelves h2 {
		font-size: ${theme.type.reading};
	}
	.tree.shelves a {
		min-height: 44px;
	}
	${screen.hover} {
		.tree a:hover {
			background: ${theme.colour.sunken};
			color: ${theme.colour.ink};
		}
	}
	@media (max-width: 1023px) {
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
	${screen.between} {
		.shelves {
			grid-template-columns: repeat(2, minmax(0, 1fr));
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
		.shelves {
			grid-template-columns: minmax(0, 1fr);
		}
	}
`;
