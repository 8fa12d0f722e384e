"use client";

import styled from "styled-components";
import { controlStyle } from "@/components/console/control-style";
import { theme } from "@/lib/theme/theme";
import { applicationStyle } from "./application-style";

/** The look of applications in the back room, beside what `ConsoleFrame` has. */
export const StaffFrame = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${theme.space.x4};

	${applicationStyle}
	${controlStyle}
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
