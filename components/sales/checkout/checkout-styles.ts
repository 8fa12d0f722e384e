import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";
import { choiceCss } from "./choice-css";
import { confirmCss } from "./confirm-css";
import { pageCss } from "./page-css";
import { sumCss } from "./sum-css";

/** The pages between cart and order, and where it is paid. */
export const CheckoutStyles = styled.main`
	h2 {
		${kit.heading("reading")};
	}
	.part {
		${kit.grid(1, "x3")};
		padding: ${theme.space.x4} ${theme.space.x5};
		${kit.card};
		overflow-wrap: anywhere;
	}
	.head {
		${kit.spreadWrap(0, "x3")};
	}
	.text {
		${kit.target("x1")};
		${kit.link};
	}
	.fault {
		${kit.flow("x1")};
		${kit.bad};
	}
	.fault svg {
		margin-top: 2px;
	}
	.verdict h2 {
		margin-bottom: ${theme.space.x2};
	}
	.qr-code {
		margin-inline: auto;
	}
	.narrow,
	&:has(.narrow) > h1 {
		width: 100%;
		max-width: 640px;
		margin-inline: auto;
	}
	${screen.phone} {
		.part {
			padding: ${theme.space.x4};
		}
	}
	${choiceCss}
	${confirmCss}
	${sumCss}
	${pageCss({ side: "340px", bar: "0px" })}
`;
