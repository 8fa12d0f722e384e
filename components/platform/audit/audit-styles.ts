"use client";

import styled from "styled-components";
import { controlCss } from "@/components/layout/console/control-css";

/** The look of the audit, beside what `ConsoleStyles` has. */
export const AuditStyles = styled.div`
	${controlCss}
	.changes {
		min-width: 240px;
	}
	.changes ins {
		text-decoration: none;
	}
`;
