import styled from "styled-components";
import { cardCss } from "@/components/identity/user/card-css";
import { tabsCss } from "@/components/identity/user/tabs-css";
import { buttonCss } from "@/components/ui/button";
import { fieldCss } from "@/components/ui/field-css";
import { skeletonCss } from "@/components/ui/skeleton";
import { theme } from "@/lib/theme/theme";
import { tableCss } from "./table-css";

/** The back room: entries at the side, on small screens a row above; wider than the shop, for tables. */
export const ConsoleStyles = styled.div`
	display: grid;
	grid-template-columns: 224px minmax(0, 1fr);
	min-height: 100vh;

	.side {
		position: sticky;
		top: 0;
		display: flex;
		flex-direction: column;
		gap: ${theme.space.x5};
		overflow-y: auto;
		height: 100vh;
		padding: ${theme.space.x5} ${theme.space.x3};
		border-inline-end: 1px solid ${theme.colour.hairline};
		background: ${theme.colour.card};
	}
	.name {
		display: grid;
		gap: ${theme.space.x2};
	}
	.name a {
		display: flex;
		align-items: center;
		gap: ${theme.space.x2};
		min-height: 32px;
		padding-inline: ${theme.space.x2};
		font-size: ${theme.type.reading};
		font-weight: 700;
	}
	.name .shop {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.body};
		font-weight: 400;
	}
	.entries {
		display: grid;
		gap: ${theme.space.x1};
	}
	.entries a {
		display: flex;
		align-items: center;
		gap: ${theme.space.x3};
		min-height: 44px;
		padding-inline: ${theme.space.x3};
		border-radius: ${theme.radius.small};
		line-height: ${theme.line.tight};
	}
	.entries [aria-current] {
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
		font-weight: 600;
	}
	.who {
		display: grid;
		gap: ${theme.space.x3};
		margin-top: auto;
		padding: ${theme.space.x3};
		border-top: 1px solid ${theme.colour.hairline};
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.body};
	}
	.who p {
		display: grid;
		overflow-wrap: anywhere;
	}
	.who b {
		color: ${theme.colour.ink};
	}
	.who ul {
		display: flex;
		flex-wrap: wrap;
		gap: 0 ${theme.space.x3};
	}
	.who li a {
		display: inline-flex;
		align-items: center;
		min-height: 28px;
	}
	.who [aria-current] {
		color: ${theme.colour.ink};
		font-weight: 600;
	}
	.logout {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x2};
		min-height: 32px;
		cursor: pointer;
	}
	.sure {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x2};
	}
	main {
		min-width: 0;
		padding: ${theme.space.x6} ${theme.space.x8} ${theme.space.x16};
	}
	.console-part {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x5};
		max-width: 1280px;
	}
	/* What is wider than a phone scrolls within itself. */
	.console-part :where(div, section, article, form) {
		min-width: 0;
	}
	.top {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		justify-content: space-between;
		gap: ${theme.space.x3} ${theme.space.x6};
	}
	h1 {
		font-size: ${theme.type.heading};
		line-height: ${theme.line.tight};
	}
	.console-part h2 {
		font-size: ${theme.type.title};
		line-height: ${theme.line.tight};
	}
	.console-part .soft {
		color: ${theme.colour.inkSoft};
	}
	.actions {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x2};
	}
	@media (max-width: 1023px) {
		grid-template-columns: minmax(0, 1fr);
		align-content: start;

		.side {
			position: static;
			height: auto;
			gap: ${theme.space.x3};
			padding: ${theme.space.x3} ${theme.space.x4};
			border-inline-end: 0;
			border-bottom: 1px solid ${theme.colour.hairline};
		}
		.name {
			grid-template-columns: 1fr auto;
		}
		.entries {
			display: flex;
			overflow-x: auto;
			margin-inline: calc(-1 * ${theme.space.x4});
			padding-inline: ${theme.space.x4};
			scrollbar-width: none;
		}
		.entries a {
			flex: none;
			white-space: nowrap;
		}
		.who {
			display: flex;
			flex-wrap: wrap;
			align-items: center;
			margin-top: 0;
			padding: 0;
			border-top: 0;
		}
		.who p {
			display: flex;
			gap: ${theme.space.x2};
		}
		main {
			padding: ${theme.space.x5} ${theme.space.x4} ${theme.space.x12};
		}
	}
	@media print {
		display: block;

		.side {
			display: none;
		}
		main {
			padding: 0;
		}
	}
	${cardCss}
	${tabsCss}
	${fieldCss}
	${tableCss}
	${skeletonCss}
	${buttonCss}
`;
