import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

export const MerchantCardStyles = styled.section`
	.who img {
		${kit.square(56)};
		border-radius: ${theme.radius.control};
		object-fit: cover;
	}
	.own {
		padding: 1px ${theme.space.x2};
		border-radius: ${theme.radius.small};
		${kit.solid};
	}
`;
