import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** For a region with a `StoreSearchField`. */
export const storeSearchFieldCss = css`
	.store-search {
		${kit.flow("x2")};
		max-width: 560px;
	}
	.store-search input {
		${kit.grow};
		${kit.textBox};
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
