"use client";

import styled from "styled-components";
import { theme } from "@/lib/theme/theme";

interface FlagProps {
	/** Two letters. */
	code: string;
}

/** A decoration beside the country's name or code. */
export function Flag({ code }: FlagProps) {
	return (
		<Picture
			className="rigid"
			src={`/api/flags/${code.toLowerCase()}`}
			alt=""
			width={24}
			height={18}
			loading="lazy"
		/>
	);
}

const Picture = styled.img`
	border-radius: 2px;
	box-shadow: 0 0 0 1px ${theme.colour.hairline};
`;
