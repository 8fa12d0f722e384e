import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { starCss } from "@/components/ui/stars-css";
import { theme } from "@/lib/theme/theme";

export const StatusStyles = styled.p.attrs({ className: "status" })`
	${kit.rowWrap("x1", "x3")};

	.own {
		padding: 1px ${theme.space.x2};
		border-radius: ${theme.radius.small};
		${kit.marked};
	}
	.mean b {
		color: ${theme.colour.ink};
	}
	.mean::before {
		content: "";
		${starCss}
	}
`;
