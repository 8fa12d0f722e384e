import { css } from "styled-components";
import { theme } from "@/lib/theme/theme";

/** For a region with a field that looks among merchants or their goods, which includes `buttonCss` too. */
export const searchFieldCss = css`
	.search-field {
		display: flex;
		gap: ${theme.space.x2};
	}
	.search-field input {
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
	.search-field input::placeholder {
		color: ${theme.colour.inkSoft};
		opacity: 1;
	}
	.search-field .button {
		flex: none;
		padding-inline: ${theme.space.x4};
	}
`;
