-- concurrent
CREATE INDEX CONCURRENTLY IF NOT EXISTS "merchant_order_to_collect" ON "merchant_order" USING btree ("slot_starts_at") WHERE is_collected and status = 'awaitingReceipt';