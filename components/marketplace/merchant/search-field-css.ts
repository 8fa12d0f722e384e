import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** For a region with a field that looks among merchants or their goods. */
export const searchFieldCss = css`
	.search-field {
		${kit.flow("x2")};
	}
	.search-field input {
		${kit.grow};
		${kit.textBox};
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
