"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";
import { applicationCss } from "./application-css";

/** The look of applications in the console. */
export const StaffStyles = styled.div`
	${applicationCss}
	.open,
	.back {
		min-height: 28px;
		color: ${theme.colour.link};
		text-decoration: underline;
	}
	.proofs img {
		${kit.square(176)};
	}
`;
