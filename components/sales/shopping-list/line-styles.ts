import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";

/** Lines of a list, small enough for many of them. */
export const LineStyles = styled.ul`
	img {
		${kit.square(48)};
	}
	.name {
		flex: 1 1 140px;
	}
	.remove {
		${kit.round};
		${kit.hover({ background: "sunken" })};
	}
`;
