import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** Of what waits, at the end of a word. What it says to screen readers stays with it in a row that is swiped. */
export const Count = styled.span`
	position: relative;
	flex: none;
	min-width: 20px;
	padding-inline: 6px;
	border-radius: ${theme.radius.pill};
	${kit.solid};
	font-size: ${theme.type.small};
	line-height: 20px;
	text-align: center;
`;
