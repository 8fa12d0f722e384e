import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The look of the open categories: areas as tabs, then groups. */
export const CategoryPanelStyles = styled.div`
	.area {
		flex: 1;
		max-width: 240px;
		min-height: 44px;
		padding-inline: ${theme.space.x4};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.sunken};
	}
	.area[aria-selected="true"] {
		${kit.solid};
	}
	.groups {
		${kit.grid({ all: "repeat(auto-fill, minmax(200px, 1fr))", phone: 1 }, "x5", "x6")};
	}
	.group > .skeleton {
		height: 112px;
	}
	.children {
		margin-top: ${theme.space.x1};
		padding-inline-start: 56px;
	}
	.children a {
		min-height: 32px;
	}
	.failed {
		justify-items: center;
		padding: ${theme.space.x8} ${theme.space.x4};
	}
	a {
		${kit.hover({ color: "accent" })};
	}
	${screen.phone} {
		.area {
			max-width: none;
		}
		.children {
			${kit.wrap("x2")};
			margin-top: ${theme.space.x2};
		}
		.children a {
			min-height: 44px;
			padding-inline: ${theme.space.x4};
			border-radius: ${theme.radius.pill};
			background: ${theme.colour.sunken};
			color: ${theme.colour.ink};
		}
	}
`;
