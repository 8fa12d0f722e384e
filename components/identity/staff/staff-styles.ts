"use client";

import styled from "styled-components";
import { controlCss } from "@/components/layout/console/control-css";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** The look of who works here, beside what `ConsoleStyles` has. */
export const StaffStyles = styled.div`
	${kit.grid(1, "x4")};

	${controlCss}
	.find {
		max-width: 560px;
	}
	.table .person {
		display: grid;
		min-width: 180px;
		overflow-wrap: anywhere;
	}
	.table .button {
		min-height: 36px;
		padding-block: ${theme.space.x1};
		font-size: ${theme.type.body};
		white-space: nowrap;
	}
`;
