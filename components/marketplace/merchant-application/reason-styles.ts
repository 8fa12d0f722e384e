import styled from "styled-components";
import { theme } from "@/lib/theme/theme";

/** Why an application was refused, in the words of who decided. */
export const Reason = styled.p`
	padding: ${theme.space.x3} ${theme.space.x4};
	border-inline-start: 4px solid ${theme.colour.accent};
	border-radius: ${theme.radius.small};
	background: ${theme.colour.accentWash};
	white-space: pre-line;
`;
