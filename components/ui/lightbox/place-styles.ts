import styled from "styled-components";
import { theme } from "@/lib/theme/theme";

/** Which of how many pictures is seen, in a corner of it. */
export const PlaceStyles = styled.p`
	position: absolute;
	inset-block-end: ${theme.space.x3};
	inset-inline-end: ${theme.space.x3};
	padding: 2px ${theme.space.x3};
	border-radius: ${theme.radius.pill};
	background: ${theme.colour.shade};
	color: ${theme.colour.onAccent};
	font-size: ${theme.type.small};
	pointer-events: none;
`;
