"use client";

import styled from "styled-components";
import { theme } from "@/lib/theme/theme";

/** What is wrong, in words that bear a mark. */
export const FaultLine = styled.p`
	color: ${theme.colour.accent};

	&::before {
		content: "! ";
		font-weight: 800;
	}
`;

/** What is wrong with something as a whole, said aloud. */
export const FormFault = ({ words }: { words: string | undefined }) =>
	words ? <FaultLine role="alert">{words}</FaultLine> : null;
