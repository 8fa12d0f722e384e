import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

export const OfflineStyles = styled.main`
	${kit.page};
	padding: ${theme.space.x6} ${theme.space.x4} ${theme.space.x12};

	${screen.desktop} {
		> .button {
			justify-self: start;
		}
	}
`;
