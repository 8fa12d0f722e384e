"use client";

import styled from "styled-components";
import { controlCss } from "@/components/layout/console/control-css";
import { theme } from "@/lib/theme/theme";

/** The look of who works here, beside what `ConsoleStyles` has. */
export const StaffStyles = styled.div`
	${controlCss}
	.find {
		max-width: 560px;
	}
	.table .person {
		min-width: 180px;
	}
	.table .button {
		min-height: 36px;
		padding-block: ${theme.space.x1};
		font-size: ${theme.type.body};
		white-space: nowrap;
	}
`;
