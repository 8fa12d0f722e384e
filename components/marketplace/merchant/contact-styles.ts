import styled, { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { Link } from "@/lib/i18n/navigation";
import { theme } from "@/lib/theme/theme";

const wayCss = css`
	${kit.target("x2")};
	justify-content: center;
	padding-inline: ${theme.space.x4};
	${kit.pill};
	background: ${theme.colour.card};
	font-weight: 600;
	${kit.hover({ borderColor: "inkSoft" })};
`;

/** A way to a merchant: a page, or the sheet of its numbers. */
export const ContactLink = styled(Link)`
	${wayCss}
`;

export const ContactButton = styled.button.attrs({ type: "button" })`
	${wayCss}
`;

export const ContactLine = styled.a`
	${kit.hover({ isUnderlined: true })};
`;
