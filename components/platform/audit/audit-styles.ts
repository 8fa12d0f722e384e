"use client";

import styled from "styled-components";
import { controlCss } from "@/components/layout/console/control-css";
import { theme } from "@/lib/theme/theme";

/** The look of the audit, beside what `ConsoleStyles` has. */
export const AuditStyles = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${theme.space.x4};

	${controlCss}
	.changes {
		display: grid;
		gap: ${theme.space.x1};
		min-width: 240px;
		overflow-wrap: anywhere;
	}
	.changes del {
		color: ${theme.colour.inkSoft};
	}
	.changes ins {
		text-decoration: none;
	}
`;
