import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";
import { contactCss } from "./contact-css";
import { searchFieldCss } from "./search-field-css";
import { statusCss } from "./status-css";

const parts = css`
	.cover {
		aspect-ratio: 3;
		background: ${theme.colour.sunken};
	}
	.cover img {
		object-position: 70% 80%;
	}
	.who {
		${kit.grid("64px minmax(0, 1fr)", "x3")};
		align-items: center;
		padding-inline: ${theme.space.x4};
	}
	.who img {
		aspect-ratio: 1;
		border-radius: ${theme.radius.card};
		object-fit: cover;
	}
	/* Of the cards of goods below, too. */
	.name {
		line-height: ${theme.line.tight};
	}
	.name a {
		display: inline-block;
		padding-block: ${theme.space.x2};
	}
	.ways {
		${kit.wrap("x2")};
		padding-inline: ${theme.space.x4};
	}
	.search-field {
		padding-inline: ${theme.space.x4};
	}
	.tabs ul {
		border-top: 1px solid ${theme.colour.hairline};
	}
`;

/** For the styled root of a region with a `MerchantHead`. */
export const headCss = css`
	.head {
		${kit.grid({ all: 1, tablet: "minmax(0, 1fr) auto", desktop: "minmax(0, 1fr) auto auto" }, "x3")};
		overflow: hidden;
	}
	${parts}
	${screen.tablet} {
		.cover {
			aspect-ratio: 6;
		}
		.head {
			align-items: center;
		}
		.head > :is(.cover, .tabs) {
			grid-column: 1 / -1;
		}
		.who {
			grid-template-columns: 88px minmax(0, 1fr);
			gap: ${theme.space.x4};
			padding-inline: ${theme.space.x5} 0;
		}
		.name {
			font-size: ${theme.type.heading};
		}
		.ways {
			justify-content: flex-end;
			padding-inline: 0 ${theme.space.x5};
		}
		.head .search-field {
			grid-column: 1 / -1;
			max-width: 480px;
			padding-inline: ${theme.space.x5};
		}
		.tabs ul {
			padding-inline: ${theme.space.x2};
		}
	}
	${screen.desktop} {
		.head .search-field {
			grid-column: auto;
			width: 300px;
			padding-inline: 0 ${theme.space.x5};
		}
		.ways {
			padding-inline: 0;
		}
	}
	${statusCss}
	${contactCss}
	${searchFieldCss}
`;
