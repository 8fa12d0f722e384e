"use client";

import styled from "styled-components";
import { controlStyle } from "@/components/console/control-style";
import { theme } from "@/lib/theme/theme";

/** The look of who works here, beside what `ConsoleFrame` has. */
export const PeopleFrame = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${theme.space.x4};

	${controlStyle}
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
