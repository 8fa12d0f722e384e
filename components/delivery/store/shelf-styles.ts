import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** A store's goods. */
export const ShelfStyles = styled.main`
	${kit.grid({ all: 1, desktop: "208px minmax(0, 1fr)" }, "x3")};
	${kit.page};
	padding: ${theme.space.x2} ${theme.space.x4} ${theme.space.x12};

	.tools {
		justify-content: end;
	}
	${screen.desktop} {
		gap: ${theme.space.x3} ${theme.space.x6};

		> nav:not(.menu) {
			grid-column: 1 / -1;
		}
		.goods-grid {
			grid-template-columns: repeat(5, minmax(0, 1fr));
		}
	}
`;

export const ShelfHeadStyles = styled.header`
	${kit.grid({ all: "minmax(0, 1fr) auto", phone: 1 })};
	align-items: center;
	column-gap: ${theme.space.x4};

	.total {
		grid-row: 2;
	}
	.about {
		grid-row: span 2;
		grid-column: 2;
		${kit.link};
	}
	${screen.phone} {
		.about {
			grid-row: auto;
			grid-column: 1;
			justify-self: start;
		}
	}
`;

/** A row to swipe on a phone, a panel that stays in sight on a desktop. */
export const ShelfMenuStyles = styled.nav.attrs({ className: "menu" })`
	&.menu ul {
		position: relative;
		margin-inline: calc(-1 * ${theme.space.x4});
		padding-inline: ${theme.space.x4};
	}
	a {
		${kit.targetRow()};
		border-bottom: 2px solid transparent;
		${kit.hover({ color: "accentDeep" })};
	}
	[aria-current] {
		border-color: ${theme.colour.accent};
		${kit.link};
	}
	${screen.desktop} {
		position: sticky;
		top: calc(${theme.height.header} + ${theme.space.x4});
		align-self: start;
		padding: ${theme.space.x2};
		${kit.panel};

		&.menu ul {
			${kit.stack(0)};
			margin: 0;
			padding: 0;
			border: 0;
			white-space: normal;
		}
		a {
			padding: ${theme.space.x1} ${theme.space.x3};
			border: 0;
			border-radius: ${theme.radius.control};
			line-height: ${theme.line.tight};
		}
		[aria-current] {
			background: ${theme.colour.accentWash};
		}
	}
`;
