import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { Link } from "@/lib/i18n/navigation";
import { theme } from "@/lib/theme/theme";

export const GroupsLinkStyles = styled(Link)`
	${kit.grid("auto minmax(0, 1fr) auto", "x1", "x3")};
	align-items: center;
	min-height: 56px;
	padding: ${theme.space.x3} ${theme.space.x4};
	border-radius: ${theme.radius.card};
	${kit.washed};

	span {
		${kit.wrap(0, "x3")};
	}
`;
