import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** For the styled root of a region with an `Avatar`. */
export const avatarCss = css`
	.avatar {
		overflow: hidden;
		${kit.square(88)};
		border-radius: ${theme.radius.pill};
		${kit.washed};
		font-size: ${theme.type.display};
	}
`;
