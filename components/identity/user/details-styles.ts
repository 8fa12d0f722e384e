"use client";

import styled from "styled-components";
import { fieldCss } from "@/components/ui/field-css";
import { theme } from "@/lib/theme/theme";

/** The cards about who is signed in, one below another, with fields that are changed where they stand. */
export const DetailsStyles = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${theme.space.x4};

	${fieldCss}
`;
