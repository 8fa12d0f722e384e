"use client";

import styled from "styled-components";
import { Icon } from "@/components/ui/icon";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

interface FieldFaultProps {
	id: string;
	words?: string;
	/** Whether its line is kept free while there is no fault: nothing moves under a finger. */
	keepsLine?: boolean;
}

export function FieldFault({ id, words, keepsLine }: FieldFaultProps) {
	return (
		<Words id={id} className="fault" data-keeps={keepsLine}>
			{words && (
				<>
					<Icon name="circle-alert" size={14} />
					{words}
				</>
			)}
		</Words>
	);
}

const Words = styled.p`
	${kit.row("x1")};
	color: ${theme.colour.accentDeep};

	&[data-keeps] {
		min-height: ${theme.space.x6};
		${kit.heading("small")};
	}
	&:not([data-keeps]):empty {
		display: none;
	}
`;
