"use client";

import styled from "styled-components";
import { controlCss } from "@/components/layout/console/control-css";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** The look of the audit, beside what `ConsoleStyles` has. */
export const AuditStyles = styled.div`
	${kit.grid(1, "x4")};

	${controlCss}
	.changes {
		${kit.stack("x1")};
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
