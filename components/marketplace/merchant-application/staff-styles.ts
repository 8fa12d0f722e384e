"use client";

import styled from "styled-components";
import { controlCss } from "@/components/layout/console/control-css";
import { theme } from "@/lib/theme/theme";
import { applicationCss } from "./application-css";

/** The look of applications in the back room, beside what `ConsoleStyles` has. */
export const StaffStyles = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${theme.space.x4};

	${applicationCss}
	${controlCss}
	.open,
	.back {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x1};
		min-height: 28px;
		color: ${theme.colour.link};
		text-decoration: underline;
	}
	.proofs img {
		width: 176px;
		height: 176px;
	}
`;
