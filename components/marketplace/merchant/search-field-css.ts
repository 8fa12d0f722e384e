import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** For a region with a field that looks among merchants or their goods. */
export const searchFieldCss = css`
	.search-field input {
		${kit.textBox};
		text-overflow: ellipsis;
	}
	.search-field input::placeholder {
		color: ${theme.colour.inkSoft};
		opacity: 1;
	}
	.search-field .button {
		padding-inline: ${theme.space.x4};
	}
`;
