import styled from "styled-components";
import { cardCss } from "@/components/identity/user/card-css";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The console: entries at the side, on small screens a row above; wider than the shop, for tables. */
export const ConsoleStyles = styled.div`
	${kit.grid({ all: "224px minmax(0, 1fr)", narrow: 1 })};
	min-height: 100vh;

	.side {
		position: sticky;
		top: 0;
		flex-direction: column;
		overflow-y: auto;
		height: 100vh;
		padding: ${theme.space.x5} ${theme.space.x3};
		border-inline-end: 1px solid ${theme.colour.hairline};
		background: ${theme.colour.card};
	}
	.name a {
		min-height: 32px;
		padding-inline: ${theme.space.x2};
	}
	.entries a {
		min-height: 44px;
		padding-inline: ${theme.space.x3};
		border-radius: ${theme.radius.small};
	}
	.entries [aria-current] {
		${kit.marked};
	}
	.who :is(b, [aria-current]) {
		color: ${theme.colour.ink};
	}
	.who [aria-current] {
		font-weight: 600;
	}
	.who ul {
		${kit.wrap(0, "x3")};
	}
	.who li a {
		${kit.inline()};
		min-height: 28px;
	}
	.logout {
		${kit.inline("x2")};
		min-height: 32px;
	}
	.sure {
		${kit.wrap("x2")};
	}
	main {
		padding: ${theme.space.x6} ${theme.space.x8} ${theme.space.x16};
	}
	${screen.narrow} {
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
			${kit.swipe};
			white-space: nowrap;
			margin-inline: calc(-1 * ${theme.space.x4});
			padding-inline: ${theme.space.x4};
		}
		.who {
			${kit.rowWrap()};
			padding: 0;
			border-top: 0;
		}
		.who p {
			${kit.flow("x2")};
		}
		main {
			padding: ${theme.space.x5} ${theme.space.x4} ${theme.space.x12};
		}
	}
	@media print {
		display: block;

		:is(.side, .tabs, .screen-only) {
			display: none;
		}
		main {
			padding: 0;
		}
	}
	${cardCss}
`;
