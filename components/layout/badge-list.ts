import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

export const BadgeList = styled.ul`
	.badge {
		min-height: 44px;
		padding: ${theme.space.x1} ${theme.space.x3};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.ink};
		color: ${theme.colour.paper};
		text-underline-offset: 3px;
		${kit.hover({ isUnderlined: true })};
	}
`;
