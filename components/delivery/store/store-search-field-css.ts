import { css } from "styled-components";
import { screen, theme } from "@/lib/theme/theme";

/** For a region with a `StoreSearchField`, which includes `buttonCss` too. */
export const storeSearchFieldCss = css`
	.store-search {
		display: flex;
		gap: ${theme.space.x2};
		max-width: 560px;
	}
	.store-search input {
		flex: 1;
		min-width: 0;
		min-height: 44px;
		padding-inline: ${theme.space.x3};
		border: 1px solid ${theme.colour.inkSoft};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
		font-size: ${theme.type.reading};
		text-overflow: ellipsis;
	}
	.store-search input::placeholder {
		color: ${theme.colour.inkSoft};
		opacity: 1;
	}
	.store-search .button {
		flex: none;
	}
	${screen.phone} {
		.store-search .button {
			padding-inline: ${theme.space.x4};
		}
	}
`;
