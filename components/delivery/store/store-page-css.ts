import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";

/** What the pages of stores have in common: a column of parts, their headings and ways to more. */
export const storePageCss = css`
	${kit.grid(1, "x5")};
	${kit.main};
	h2 {
		${kit.heading("title")};
	}
	.more {
		${kit.link};
		${kit.hover({ isUnderlined: true })};
	}
`;
