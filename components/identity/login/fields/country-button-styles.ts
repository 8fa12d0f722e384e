import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** The country before a number, whether it opens the list or has opened it. */
export const CountryButtonStyles = styled.button`
	&& {
		${kit.row("x2")};
		flex: none;
		min-width: 104px;
		padding-inline: ${theme.space.x3} ${theme.space.x2};
		border-inline-end: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control} 0 0 ${theme.radius.control};
	}
`;
