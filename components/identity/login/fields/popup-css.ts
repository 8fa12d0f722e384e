import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** A list that opens below a field. */
export const popupCss = css`
	z-index: ${theme.layer.dialog};

	.item {
		${kit.targetRow("x3")};
		padding-inline: ${theme.space.x3};
		border-radius: ${theme.radius.small};
		cursor: pointer;
	}
	.item[data-highlighted] {
		background: ${theme.colour.sunken};
	}
`;
