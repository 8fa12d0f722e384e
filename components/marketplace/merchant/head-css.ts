import { css } from "styled-components";
import { markCss } from "@/components/catalog/favourites/mark-css";
import { tabsCss } from "@/components/identity/user/tabs-css";
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
		width: 100%;
		height: 100%;
		object-fit: cover;
		object-position: 70% 80%;
	}
	.who {
		display: grid;
		grid-template-columns: 64px minmax(0, 1fr);
		gap: ${theme.space.x3};
		align-items: center;
		padding-inline: ${theme.space.x4};
	}
	.who img {
		width: 100%;
		aspect-ratio: 1;
		border-radius: ${theme.radius.card};
		object-fit: cover;
	}
	.name {
		font-size: ${theme.type.title};
		font-weight: 700;
		line-height: ${theme.line.tight};
		overflow-wrap: anywhere;
	}
	.name a {
		display: inline-block;
		padding-block: ${theme.space.x2};
	}
	.ways {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x2};
		padding-inline: ${theme.space.x4};
	}
	.search-field {
		padding-inline: ${theme.space.x4};
	}
	.tabs ul {
		border-bottom: 0;
		border-top: 1px solid ${theme.colour.hairline};
	}
`;

/** For the styled root of a region with a `MerchantHead`, which includes `buttonCss` and `infoSheetCss` too. */
export const headCss = css`
	.head {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x3};
		overflow: hidden;
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
	}
	${parts}
	${screen.tablet} {
		.cover {
			aspect-ratio: 6;
		}
		.head {
			grid-template-columns: minmax(0, 1fr) auto;
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
		.head {
			grid-template-columns: minmax(0, 1fr) auto auto;
		}
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
	${markCss}
	${tabsCss}
`;
