import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";

/** What the pages of stores have in common: a column of parts, their headings and ways to more. */
export const storePageCss = css`
	${kit.grid(1, "x5")};
	${kit.main};
	h1 {
		${kit.heading("heading")};
		overflow-wrap: anywhere;
	}
	h2 {
		${kit.heading("title")};
	}
	.part {
		${kit.grid(1, "x4")};
	}
	.part > header {
		${kit.spread("x4")};
		min-height: 44px;
	}
	.more {
		${kit.target()};
		${kit.link};
		text-align: end;
		${kit.hover({ isUnderlined: true })};
	}
`;
