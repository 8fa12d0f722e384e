"use client";

import styled from "styled-components";
import { fieldCss } from "@/components/ui/field-css";

/** The cards about who is signed in, one below another, with fields that are changed where they stand. */
export const DetailsStyles = styled.div`
	${fieldCss}
`;
